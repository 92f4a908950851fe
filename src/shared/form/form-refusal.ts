import type { FormFailure } from '@/api/client/form-failure.ts'

/** Thrown by the `send` of a form that does not send its values, or reads refusals itself; shown as a refusal of the server is, or not at all without a failure. */
export class FormRefusal extends Error {
  readonly failure: FormFailure | undefined

  constructor(failure?: FormFailure) {
    super('The values were not sent')
    this.name = 'FormRefusal'
    this.failure = failure
  }
}
