export { DisplayHeading, type DisplayHeadingProps } from './DisplayHeading.tsx'
export { displayLooks, displayTones, type DisplayLook, type DisplayTone } from './DisplayHeading.variants.ts'
