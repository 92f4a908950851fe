export { ErrorState, errorStateReasons, type ErrorStateProps, type ErrorStateReason } from './ErrorState.tsx'
