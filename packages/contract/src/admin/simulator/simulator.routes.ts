export const simulatorRoutes = {
  simulate: 'POST /admin/api/simulator',
  fill: 'POST /admin/api/simulator/basket',
  skus: 'GET /admin/api/simulator/skus',
  cases: 'GET /admin/api/simulator/cases',
  case: 'GET /admin/api/simulator/cases/{caseId}',
  save: 'POST /admin/api/simulator/cases',
  conflicts: 'POST /admin/api/simulator/conflicts',
  offers: 'GET /admin/api/simulator/offers',
  replays: 'GET /admin/api/simulator/replays',
  replay: 'GET /admin/api/simulator/replays/{replayId}',
  startReplay: 'POST /admin/api/simulator/replays',
} as const;
