import { submittedTask, type SubmittedTask } from '../contract/schemas/submitted-task.ts'
import { ago, built } from './factories.ts'

/** Submitted work, by default the first round of the launch photographer's: three files, a link, two of two deliverables done. */
export function aTask(changes: Partial<SubmittedTask> = {}): SubmittedTask {
  return built(submittedTask, {
    id: 'tsk_1',
    workerGigId: 'wg_3',
    round: 1,
    submittedAt: ago({ hours: 13 }),
    message: 'All photos are in the album. The stage pictures are also there in full resolution.',
    deliverables: [
      { id: 'dlv_1', text: '300 edited photos in 7 days', done: true, note: null },
      { id: 'dlv_2', text: 'A preview of 20 photos the same night', done: true, note: 'Sent on the night.' },
    ],
    files: [
      {
        id: 'fil_1',
        name: 'stage-01.webp',
        url: '/uploads/tasks/stage-01.webp',
        thumbUrl: '/uploads/tasks/stage-01-small.webp',
        mime: 'image/webp',
        sizeBytes: 412_600,
        deliverableId: 'dlv_1',
      },
      {
        id: 'fil_2',
        name: 'stage-02.webp',
        url: '/uploads/tasks/stage-02.webp',
        thumbUrl: '/uploads/tasks/stage-02-small.webp',
        mime: 'image/webp',
        sizeBytes: 398_112,
        deliverableId: 'dlv_1',
      },
      {
        id: 'fil_3',
        name: 'contact-sheet.pdf',
        url: '/uploads/tasks/contact-sheet.pdf',
        thumbUrl: null,
        mime: 'application/pdf',
        sizeBytes: 1_204_000,
        deliverableId: 'dlv_2',
      },
      {
        id: 'fil_4',
        name: 'album.zip',
        url: '/uploads/tasks/album.zip',
        thumbUrl: null,
        mime: 'application/zip',
        sizeBytes: 734_003_200,
      },
    ],
    links: ['https://album.example/product-launch'],
    status: 'submitted',
    changes: null,
    history: [],
    ...changes,
  })
}

/** The submitted work of the venue's hired places. */
export function someTasks(): SubmittedTask[] {
  return [
    aTask(),
    aTask({
      id: 'tsk_2',
      workerGigId: 'wg_4',
      message: 'Thank you for the night! Here is the set.',
      deliverables: [],
      files: [
        {
          id: 'fil_9',
          name: 'set.wav',
          url: '/uploads/tasks/set.wav',
          thumbUrl: null,
          mime: 'audio/wav',
          sizeBytes: 3_200_000,
        },
      ],
      links: [],
      status: 'approved',
    }),
  ]
}
