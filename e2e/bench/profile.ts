import { newVisitor, openTab } from './browser.ts'
import { type Cost, costsBetween, type CpuProfile } from './cpu-profile.ts'
import type { LongTask } from './in-page.ts'
import type { Bench } from './measure.ts'
import { comparisons } from './pages.ts'
import { sourceNames } from './source-names.ts'
import { load } from './visit.ts'

/** How many tasks are named, and how many functions of each. */
const [tasks, functions] = [3, 12]

/** Frames that stand for the whole task. */
const isWhole = ({ name }: Cost) => /^\((?:root|program|idle|the processor)/.test(name)

/**
 * Names the longest tasks of a slowed down first visit of a page of the product, and the functions in which they spend their time.
 * @returns text for a terminal
 */
export async function profilePage({ browser, front, stored }: Bench, name: 'home' | 'gigs'): Promise<string> {
  const nameOf = await sourceNames()
  const page = comparisons[name].product
  const context = await newVisitor(browser, stored)
  const opened = await openTab(context, 'slow', page.landmarks)
  const { protocol } = opened
  await protocol.send('Profiler.enable')
  await protocol.send('Profiler.setSamplingInterval', { interval: 250 })
  await protocol.send('Performance.enable')
  await protocol.send('Profiler.start')
  const { longTasks, interactive = Number.NaN } = await load(opened, front.url, page)
  const { profile } = await protocol.send('Profiler.stop')
  const { metrics } = await protocol.send('Performance.getMetrics')
  await context.close()
  // The page's timeline begins with the navigation; the profile has the clock of the whole browser.
  const begin = (metrics.find((metric) => metric.name === 'NavigationStart')?.value ?? 0) * 1_000_000
  const longest = longTasks.toSorted((a, b) => b.duration - a.duration).slice(0, tasks)
  return [
    `${comparisons[name].title}: interactive after ${Math.round(interactive)} ms, ${longTasks.length} tasks of more than 50 ms\n`,
    ...longest.map((task) => taskText(task, profile, begin, nameOf)),
  ].join('\n')
}

function taskText(task: LongTask, profile: CpuProfile, begin: number, nameOf: Parameters<typeof costsBetween>[3]) {
  const from = begin + task.start * 1000
  const costs = costsBetween(profile, from, from + task.duration * 1000, nameOf)
  const row = ({ name, self, total }: Cost) =>
    `  ${self.toFixed(1).padStart(8)} ${total.toFixed(1).padStart(8)}  ${name}`
  const callers = costs.filter((cost) => !isWhole(cost)).toSorted((a, b) => b.total - a.total)
  return [
    `${Math.round(task.duration)} ms, from ${Math.round(task.start)} ms on`,
    '  ms itself  ms with what it calls, the most expensive by itself',
    ...costs.slice(0, functions).map(row),
    '  the most expensive with what they call',
    ...callers.slice(0, functions * 2).map(row),
    '',
  ].join('\n')
}
