/** Stands in the browser for the decoder inside the tokenizer, which never decodes there (`decodeEntities: false`). */
export class EntityDecoder {}
export const DecodingMode = {}
export const htmlDecodeTree = undefined
export const xmlDecodeTree = undefined
