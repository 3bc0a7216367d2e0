import { AppError } from '../errors.ts'

/** Why a website is not read. */
export class SiteRefusal extends AppError {
  constructor(what: string, options?: ErrorOptions) {
    super('unprocessable', `${what} Check the address, or paste an email of yours instead.`, options)
  }
}
