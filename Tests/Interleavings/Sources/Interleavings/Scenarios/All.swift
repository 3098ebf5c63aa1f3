internal import Explorer

/// All scenarios, in the order in which they are run.
let scenarios: [Scenario] =
    disposableScenarios + primitiveScenarios + subjectScenarios + sharingScenarios + flatteningScenarios
    + combiningScenarios + timingScenarios + splittingScenarios + chainScenarios
