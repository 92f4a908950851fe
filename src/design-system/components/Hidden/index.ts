export { Hidden, hiddenElements, type HiddenElement, type HiddenProps } from './Hidden.tsx'
