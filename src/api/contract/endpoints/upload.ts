import { endpoint } from '../endpoint.ts'
import { imageForm, uploadedImage } from '../schemas/upload.ts'

/** A PNG of one pixel. */
const examplePng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Uploads of images. */
export const upload = {
  uploadImage: endpoint({
    id: 'upload.uploadImage',
    method: 'POST',
    path: '/upload/upload-image',
    summary: 'Upload a picture of the business or the person; its url is then sent with the profile',
    bodyType: 'form-data',
    body: imageForm,
    response: uploadedImage,
    origin: 'added',
    example: {
      body: {
        purpose: 'company',
        file: new Blob([Uint8Array.from(atob(examplePng), (character) => character.charCodeAt(0))], {
          type: 'image/png',
        }),
      },
    },
  }),
}
