import { ImageUpload } from './index.ts'

const base = { value: null, onChange: () => undefined, upload: () => Promise.resolve('/a.png') }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a shape is that of an avatar or of a logo
  <ImageUpload key="shape" {...base} label="Logo" shape="rounded" />,
  // @ts-expect-error -- its label names the dialog too, so it is a text
  <ImageUpload key="label" {...base} label={<b>Logo</b>} />,
  // @ts-expect-error -- one image
  <ImageUpload key="many" {...base} label="Logo" value={[]} />,
  // @ts-expect-error -- its value is an address, not a file
  <ImageUpload key="file" {...base} label="Logo" value={new File([], 'a.png')} />,
]
