import type { Mocks } from './world-handlers.ts'

/** Mocks of uploads. The file is not kept, so that the address of a picture is not answered in stories. */
export function uploadMocks(): Mocks['upload'] {
  return {
    uploadImage: ({ body: { purpose } }) => {
      const name = crypto.randomUUID().replaceAll('-', '')
      return {
        data: { url: `/uploads/${purpose}/${name}.webp`, thumbUrl: `/uploads/${purpose}/${name}-128.webp` },
      }
    },
  }
}
