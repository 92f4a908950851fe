export { StatCard, type StatCardProps, type StatCardLabels, statCardSizes, type StatCardSize } from './StatCard.tsx'
export { trendDirections, trendTones, type StatTrend, type TrendDirection, type TrendTone } from './Trend.tsx'
