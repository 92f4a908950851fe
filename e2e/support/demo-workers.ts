import { expect } from '@playwright/test'
import { invitationResponse } from '../../server/simulator/applicant-selection.ts'
import { conductOf } from '../../server/simulator/work-plan.ts'
import { read, run } from './database.ts'

/** A worker of the demo. */
export interface DemoWorker {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly name: string
}

/** An evening that goes wrong. What each worker does in it follows from the title of its Gig. */
export interface Evening {
  readonly title: string
  /** Comes when invited, and works. */
  readonly present: DemoWorker
  /** Come when invited, and then do not appear. */
  readonly absent: readonly [DemoWorker, DemoWorker]
  /** The backups: one who declines, one who accepts and works, one who accepts after that. */
  readonly backups: readonly [declines: DemoWorker, takes: DemoWorker, isLate: DemoWorker]
}

/**
 * Finds a title for which workers of the demo do what an evening that goes wrong needs, by the plans of the simulator for the employer's first Gig of
 * that title (server/README.md).
 * @param name with which the title begins; each journey has its own, so that it finds the mails about its Gig
 * @param category of the Gig; the workers may be of another one
 */
export async function findWorkersForEvening(name: string, category: string): Promise<Evening> {
  const rows = await read<Omit<DemoWorker, 'name'>>(
    `select id, first_name as "firstName", last_name as "lastName", email from worker where email ~ '^worker\\d+@workers.example$' order by email`,
    [],
  )
  const workers = rows.map((row) => ({ ...row, name: `${row.firstName} ${row.lastName}` }))
  for (let number = 1; number <= 1000; number += 1) {
    const title = `${name} ${number}`
    const key = ['marquee', title, category, 0].join('\n')
    const plans = workers.map((worker) => ({
      worker,
      conduct: conductOf(key, worker),
      answer: invitationResponse(key, worker),
    }))
    const willing = plans.filter(({ answer }) => answer.comes)
    const [firstAbsent, secondAbsent] = willing.filter(({ conduct }) => conduct === 'isAbsent')
    const [takes, isLate, present] = willing
      .filter(({ conduct }) => conduct === 'works')
      .toSorted((a, b) => a.answer.afterMs - b.answer.afterMs)
    // In this order also where nobody hurries them.
    const declines = plans.find(({ answer }) => !answer.comes && answer.afterMs < (takes?.answer.afterMs ?? 0))
    if (firstAbsent && secondAbsent && declines && takes && isLate && present) {
      return {
        title,
        present: present.worker,
        absent: [firstAbsent.worker, secondAbsent.worker],
        backups: [declines.worker, takes.worker, isLate.worker],
      }
    }
  }
  throw new Error('No title has the workers that the evening needs')
}

/** Keeps these invited workers from answering before `answerInvitations`, so that no journey depends on the machine's speed. */
export async function holdAnswers(gigId: string, workers: readonly Pick<DemoWorker, 'id'>[]): Promise<void> {
  for (const { id } of workers) {
    const hold = () =>
      run(
        `update job set run_at = now() + interval '1 hour', payload = payload || jsonb_build_object('dueAt', now() + interval '1 hour')
         where id like $1 and done_at is null`,
        [`answer:${gigId}:${id}:%`],
      )
    // The simulator plans the answer some seconds after the invitation.
    await expect.poll(hold, { intervals: [250] }).toBe(1)
  }
}

/** Makes the answers of these invited workers due now, one after the other, and waits until the simulator has given each. */
export async function answerInvitations(gigId: string, workers: readonly Pick<DemoWorker, 'id'>[]): Promise<void> {
  for (const { id } of workers) {
    const jobs = `answer:${gigId}:${id}:%`
    await expect
      .poll(
        async () => {
          // Only once: who changes a job that is due keeps the simulator from taking it.
          await run(
            `update job set run_at = now(), payload = payload || jsonb_build_object('dueAt', now())
             where id like $1 and done_at is null and run_at > now()`,
            [jobs],
          )
          return run(`select 1 from job where id like $1 having count(*) > 0 and bool_and(done_at is not null)`, [jobs])
        },
        { timeout: 60_000, intervals: [250] },
      )
      .toBe(1)
  }
}
