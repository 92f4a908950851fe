import { Text } from './index.ts'

export const impossible = [
  // @ts-expect-error -- a colour is a meaning
  <Text key="colour" tone="#6a2bdb">
    Gigs
  </Text>,
  // @ts-expect-error -- a heading has a place in the outline: use Heading
  <Text key="heading" as="h2">
    Gigs
  </Text>,
  // @ts-expect-error -- sizes come as whole text styles
  <Text key="size" size={14}>
    Gigs
  </Text>,
  // @ts-expect-error -- what can be pressed is a Button
  <Text key="press" onClick={() => undefined}>
    Gigs
  </Text>,
]
