export { bothTaken, checkNonce, freeNonce, type TakenNonces } from './nonces.ts'
export { readTakenNonces } from './readTakenNonces.ts'
export { hashOfId } from './hashOfId.ts'
export { countUnread, countWaiting, waitingTransactions } from './queueCounts.ts'
export { readWaiting, type Waiting } from './readWaiting.ts'
export { nonceLine, type NonceStep } from './nonceLine.ts'
export { readAtPlace } from './readAtPlace.ts'
export { type Rejection, rejectionsIn } from './rejectionsIn.ts'
export { victimAmong } from './victimAmong.ts'
export { emptyPlaceDraft, moveUpDrafts } from './lineDrafts.ts'
export { isEmptyTransaction } from './isEmptyTransaction.ts'
export { openActions, type OpenActionsParameters } from './openActions.ts'
export { type PlaceInLine, placeInLine } from './placeInLine.ts'
export { type Turn, turnOf, type TurnOfParameters } from './turnOf.ts'
export { type ViewerRole, viewerRole } from './viewerRole.ts'
export { type WaitsForOwner, waitsForOwners } from './waitsForOwners.ts'
export { type MovedPlace, movedPlace } from './movedPlace.ts'
export { type Proposal, type ProposalContext, readProposal } from './proposal.ts'
export { type ProposalTurn, proposalTurn } from './proposalTurn.ts'
export { type Forecast, forecastOf, type ForecastRow } from './forecast.ts'
export { lineBeforeIn } from './lineBeforeIn.ts'
export { type Proof, proofOf } from './proofOf.ts'
export { twinsOf } from './twinsOf.ts'
export {
  type Candidate,
  choosable,
  type Choosable,
  type Chosen,
  type SeveralAction,
  stillChosen,
  toggleChosen,
  totalsOf,
  type Unchoosable,
} from './several.ts'
export {
  countsOf,
  reduceSeveral,
  rowOfTurn,
  type Run,
  type RunCounts,
  type RunRow,
  type SeveralEvent,
  type SeveralState,
} from './severalRun.ts'
