/**
 * Stands in the browser for the parts of supabase-js that Mailwright does not use there: its data, files, functions and
 * live updates. The client makes one of each when it opens, and tells live updates about tokens; that is all it does here.
 */
class Absent {
  setAuth() {
    return Promise.resolve()
  }
}

class AbsentError extends Error {}

export const FunctionRegion = {}
export {
  Absent as FunctionsClient,
  Absent as PostgrestClient,
  Absent as RealtimeClient,
  Absent as StorageClient,
  AbsentError as FunctionsError,
  AbsentError as FunctionsFetchError,
  AbsentError as FunctionsHttpError,
  AbsentError as FunctionsRelayError,
  AbsentError as PostgrestError,
  AbsentError as StorageApiError
}
