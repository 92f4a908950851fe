const hourMs = 60 * 60 * 1000

/** The urgency of a deadline: amber under a day, red under four hours (docs/product/home.md). */
export function clockTone(dueAt: string, now: Date): 'neutral' | 'warning' | 'danger' {
  const ahead = Date.parse(dueAt) - now.getTime()
  if (ahead < 4 * hourMs) return 'danger'
  return ahead < 24 * hourMs ? 'warning' : 'neutral'
}
