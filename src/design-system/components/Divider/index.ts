export { Divider, dividerOrientations, type DividerOrientation, type DividerProps } from './Divider.tsx'
