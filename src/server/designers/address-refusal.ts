import { DesignerError } from '../../designer/designer.ts'

/** Why a designer's address is not asked. */
export class AddressRefusal extends DesignerError {
  constructor(what: string, options?: ErrorOptions) {
    super('address', `${what} Nothing was changed or charged. Check the address in Settings, under Designer.`, options)
  }
}
