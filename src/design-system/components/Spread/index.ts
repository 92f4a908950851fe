export { Spread, spreadAlignments, type SpreadProps } from './Spread.tsx'
