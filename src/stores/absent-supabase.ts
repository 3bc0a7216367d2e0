/**
 * Stands in the browser for the parts of supabase-js that Mailwright does not use there: its data, files, functions and
 * live updates. The client makes one of each when it opens, and tells live updates about tokens; that is all it does here.
 */
class Absent {
  setAuth() {
    return Promise.resolve()
  }
}

export const FunctionRegion = {}
export {
  Absent as FunctionsClient,
  Absent as PostgrestClient,
  Absent as RealtimeClient,
  Absent as StorageClient,
  type Error as FunctionsError,
  type Error as FunctionsFetchError,
  type Error as FunctionsHttpError,
  type Error as FunctionsRelayError,
  type Error as PostgrestError,
  type Error as StorageApiError
}
