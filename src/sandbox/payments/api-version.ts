import Stripe from 'stripe'

/** The version of the API that the installed SDK was made for. */
export const API_VERSION = Stripe.API_VERSION
