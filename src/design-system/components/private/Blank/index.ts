export { Blank, blankSizes, type BlankHeadingLevel, type BlankSize } from './Blank.tsx'
