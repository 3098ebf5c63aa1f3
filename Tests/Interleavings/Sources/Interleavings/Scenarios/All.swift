internal import Explorer

/// All scenarios, in the order in which they are run.
let scenarios: [Scenario] =
    disposableScenarios + primitiveScenarios + subjectScenarios + sharingScenarios + flatteningScenarios
    + singleElementScenarios
    + combiningScenarios + restartScenarios + timingScenarios + splittingScenarios + chainScenarios
    + taskScenarios + valuesScenarios + clockScenarios + queueScenarios + mainShareScenarios
