export {
  Tooltip,
  type TooltipDistance,
  tooltipDistances,
  type TooltipProps,
  type TooltipSide,
  tooltipSides,
} from './Tooltip.tsx'
