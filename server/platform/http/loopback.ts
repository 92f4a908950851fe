/** Whether a host name or address stands for this machine itself and can be reached from nowhere else. */
export const isLoopbackName = (name: string) => /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(name)
