export { Actions, actionsAligns, type ActionsAlign, type ActionsProps } from './Actions.tsx'
