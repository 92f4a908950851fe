import { StatCard } from './index.ts'

const retry = () => undefined

export const possible = [
  <StatCard
    key="ready"
    label="Open"
    value={3}
    href="/open"
    trend={{ text: '1 more', direction: 'up', tone: 'good' }}
  />,
  <StatCard key="no data" label="Open" value={null} missingLabel="No data yet" />,
  <StatCard key="loading" label="Open" status="loading" />,
  <StatCard key="failed" label="Open" status="failed" onRetry={retry} />,
  <StatCard key="forbidden" label="Open" status="forbidden" action={<a href="/home">Home</a>} />,
]

export const impossible = [
  // @ts-expect-error -- trying again does not give access
  <StatCard key="forbidden retry" label="Open" status="forbidden" onRetry={retry} />,
  // @ts-expect-error -- what failed can be tried again
  <StatCard key="no retry" label="Open" status="failed" />,
  // @ts-expect-error -- there is no figure while it loads
  <StatCard key="loading value" label="Open" status="loading" value={3} />,
  // @ts-expect-error -- a failed card shows no figure
  <StatCard key="failed hint" label="Open" status="failed" hint="The server did not answer" onRetry={retry} />,
  // @ts-expect-error -- what failed has no figure
  <StatCard key="failed value" label="Open" status="failed" value={3} onRetry={retry} />,
  // @ts-expect-error -- only what failed is tried again
  <StatCard key="retrying" label="Open" value={3} retrying />,
  // @ts-expect-error -- a figure without a name
  <StatCard key="no label" value={3} />,
  // @ts-expect-error -- a direction without text
  <StatCard key="trend" label="Open" value={3} trend={{ direction: 'up' }} />,
]
