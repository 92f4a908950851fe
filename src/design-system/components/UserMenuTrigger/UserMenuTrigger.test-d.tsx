import { UserMenuTrigger } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a button without a name
  <UserMenuTrigger key="nameless" avatar={<svg />} />,
  // @ts-expect-error -- a form is the avatar or everything
  <UserMenuTrigger key="form" avatar={<svg />} name="Amina Bello" form="compact" />,
  // @ts-expect-error -- an avatar is an element
  <UserMenuTrigger key="avatar" avatar="/a.png" name="Amina Bello" />,
]
