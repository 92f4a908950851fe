import { Avatar } from './index.ts'

export const impossible = [
  // @ts-expect-error -- without a name there is no letter where the picture is missing
  <Avatar key="nameless" id="u1" src="/ada.webp" />,
  // @ts-expect-error -- sizes are the scale's
  <Avatar key="size" id="u1" name="Ada" size={48} />,
]
