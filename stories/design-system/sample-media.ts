import { samplePictureOf, sampleSound } from '@/api/mocks/sample-media.ts'

/** The address of a drawn picture. @param name decides its colours */
export const pictureAddress = (name: string, width = 960, height = 720) =>
  `data:image/svg+xml,${encodeURIComponent(samplePictureOf(name, width, height))}`

/** The address of a quiet tone. @param seconds how long it is heard */
export const soundAddress = (seconds: number) =>
  URL.createObjectURL(new Blob([sampleSound(seconds)], { type: 'audio/wav' }))

/** An address where nothing is. */
export const brokenAddress = 'data:image/png;base64,broken'
