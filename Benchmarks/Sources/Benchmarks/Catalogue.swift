/// All rows, in the order of the table.
enum Catalogue {
    static var rows: [Row] {
        machineRows + disposeRows + schedulingRows + pipelineRows + sharedRows + AppWork.all + sharingRows + traitRows
            + extrasRows + streamRows + asyncRows + growthRows + contentionRows
    }
}
