/** The Firebase project and the key that push messages need. */
export interface FirebaseSettings {
  readonly apiKey: string
  readonly projectId: string
  readonly messagingSenderId: string
  readonly appId: string
  /** The public key of the project's Web Push certificate. */
  readonly vapidKey: string
}

const names = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
  vapidKey: 'VITE_FIREBASE_VAPID_KEY',
} as const satisfies Record<keyof FirebaseSettings, string>

/**
 * The settings of push messages from the build's variables; undefined when none of them is set. They are not in `env.ts`, which every
 * first page loads.
 * @throws Error that names the missing variables when only some are set
 */
export function firebaseSettings(env: Readonly<Record<string, unknown>>): FirebaseSettings | undefined {
  const read = (name: string) => {
    const value = env[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const missing = Object.values(names).filter((name) => read(name) === '')
  if (missing.length === Object.keys(names).length) return undefined
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: push messages need all of ${Object.values(names).join(', ')}; unset them all to build without push messages`,
    )
  }
  return {
    apiKey: read(names.apiKey),
    projectId: read(names.projectId),
    messagingSenderId: read(names.messagingSenderId),
    appId: read(names.appId),
    vapidKey: read(names.vapidKey),
  }
}
