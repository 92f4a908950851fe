export { StatCard } from './StatCard.tsx'
export { type StatCardProps, type StatCardLabels, statCardSizes, type StatCardSize } from './stat-card-props.ts'
export { trendDirections, trendTones, type StatTrend, type TrendDirection, type TrendTone } from './Trend.tsx'
