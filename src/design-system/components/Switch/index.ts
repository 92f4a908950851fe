export { Switch, switchPositions, type SwitchPosition, type SwitchProps } from './Switch.tsx'
