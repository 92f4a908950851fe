export { StatCard, type StatCardProps, type StatCardLabels } from './StatCard.tsx'
export { trendDirections, trendTones, type StatTrend, type TrendDirection, type TrendTone } from './Trend.tsx'
