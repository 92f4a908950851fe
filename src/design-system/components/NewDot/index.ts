export { NewDot, type NewDotProps } from './NewDot.tsx'
