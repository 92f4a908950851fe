export { StatCard, type StatCardProps, type StatCardWords } from './StatCard.tsx'
export { trendDirections, trendTones, type StatTrend, type TrendDirection, type TrendTone } from './Trend.tsx'
