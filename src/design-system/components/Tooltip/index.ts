export { Tooltip, tooltipSides, type TooltipProps, type TooltipSide } from './Tooltip.tsx'
