import { Stack } from './index.ts'

export const impossible = [
  // @ts-expect-error -- space is counted in steps of the scale
  <Stack key="off" space={7}>
    Words
  </Stack>,
  // @ts-expect-error -- and not in lengths
  <Stack key="length" space="12px">
    Words
  </Stack>,
  // @ts-expect-error -- the container of a stack sets its padding
  <Stack key="padding" padding={4}>
    Words
  </Stack>,
]
