import { expect, it } from 'vitest'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { workersCsv } from './workers-csv.ts'

it('writes one line for each worker, and leaves empty what is not known', () => {
  const [, known, unknown] = workersCsv([
    aProfileOf(
      aWorker({
        firstName: '=Amaka',
        lastName: 'Obi',
        history: {
          gigsWithYou: 3,
          recorded: 2,
          onTime: 1,
          changesRequested: 0,
          paidKobo: 12_000_050,
          lastHiredAt: '2025-11-06T10:00:00+01:00',
        },
      }),
    ),
    aProfileOf(aWorker({ id: 'wrk_2', rating: null, location: null, history: null, rateFromKobo: null, skills: [] })),
  ]).split('\r\n')
  expect(known).toBe(
    "'=Amaka Obi,Wedding photographer,Yaba,Lagos,4.8,37,41,3,2,1,120000.50,2025-11-06T10:00:00+01:00,40000.00,Portrait; Event photography; Retouching,,,wrk_1",
  )
  expect(unknown).toBe('Tunde Bakare,Wedding photographer,,,,37,41,,,,,,,,,,wrk_2')
})
