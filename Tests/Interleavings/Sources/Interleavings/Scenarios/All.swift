internal import Explorer

/// All scenarios, in the order of their runs.
let scenarios: [Scenario] =
    disposableScenarios + primitiveScenarios + subjectScenarios + sharingScenarios + flatteningScenarios
    + singleElementScenarios
    + combiningScenarios + restartScenarios + timingScenarios + splittingScenarios + chainScenarios
    + loopScenarios + taskScenarios + valuesScenarios + resultScenarios + clockScenarios + queueScenarios
    + mainScenarios + mainShareScenarios + virtualTimeScenarios
