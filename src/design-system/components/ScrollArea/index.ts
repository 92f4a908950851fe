export { ScrollArea, scrollAxes, type ScrollAreaProps, type ScrollAxis } from './ScrollArea.tsx'
