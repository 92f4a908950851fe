import type { ScreenLocation, ScreenQueries } from '@/shared/screen/define-screen.ts'
import { homePartReads } from './data/home-reads.ts'
import { setupReads } from './data/setup-reads.ts'

/** What a first visit of home reads. */
export const firstHomeReads = (at: ScreenLocation): ScreenQueries => [...setupReads(at), ...homePartReads(at)]
