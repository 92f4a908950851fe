import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'

/** The people: applicants, workers and those saved (spec S2-35). */
export const workerRoutes = [
  defineScreen({
    path: gigPaths.workerPattern,
    title: 'Worker profile',
    reads: [async (at) => (await import('./worker/data/worker-reads.ts')).workerReads(at)],
    load: async () => (await import('./screens/worker-screen.tsx')).WorkerScreen,
  }),
  defineScreen({
    path: gigPaths.applicantPattern,
    title: 'Applicant profile',
    reads: [async (at) => (await import('./applicant/applicant-reads.ts')).applicantReads(at)],
    load: async () => (await import('./applicant/applicant-screen.tsx')).ApplicantScreen,
  }),
  defineScreen({
    path: gigPaths.profilePattern,
    title: 'Page not found',
    load: async () => (await import('./screens/profile-screen.tsx')).ProfileScreen,
  }),
  defineScreen({
    path: paths.myWorkers,
    title: 'My Workers',
    reads: [async (at) => (await import('./saved/data/my-workers-reads.ts')).myWorkersReads(at)],
    load: async () => (await import('./screens/my-workers-screen.tsx')).MyWorkersScreen,
  }),
]
