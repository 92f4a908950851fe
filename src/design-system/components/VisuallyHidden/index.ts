export { VisuallyHidden, visuallyHiddenElements, type VisuallyHiddenProps } from './VisuallyHidden.tsx'
