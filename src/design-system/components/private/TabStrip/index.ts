export { TabFace, TabStrip, type TabFaceProps } from './TabStrip.tsx'
export * as tabStripStyles from './TabStrip.css.ts'
