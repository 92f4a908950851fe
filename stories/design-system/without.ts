/** `Omit` for props that are a union: each of its members without the keys, so that props that exclude each other still do. */
export type Without<Props, Keys extends PropertyKey> = Props extends unknown ? Omit<Props, Keys> : never
