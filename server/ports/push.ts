/** A message for one device. */
export interface PushMessage {
  /** The id of the notification it is about. A browser replaces a message of the same id that it still shows. */
  readonly id: string
  readonly title: string
  readonly body: string
  /** The path of the dashboard that a click opens. */
  readonly link: string
}

/** `done`: nothing more is to do for this message. `unregistered`: the device takes no messages any more. */
export type PushResult = 'done' | 'unregistered'

/** The push service did not answer, or could not take the message now. The message carries no credentials and no token of a device. */
export class PushUnavailable extends Error {
  override name = 'PushUnavailable'
}

/** The port to the service that delivers push messages. */
export interface PushSender {
  /** Sends a message to the device of a token. @throws {PushUnavailable} when the same call may succeed later */
  readonly send: (token: string, message: PushMessage) => Promise<PushResult>
}

/** Sends nothing: push is not configured. */
export const noPush: PushSender = { send: async () => 'done' }
