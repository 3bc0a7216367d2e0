/** Who brings parcels, for patterns that ignore case. */
export const CARRIER =
  '(?:royal mail|dhl|ups|fedex|usps|dpd|evri|hermes|gls|postnl|postnord|yodel|an post|parcelforce|australia post|auspost|canada post|purolator|nz post|jne|j&t|ninja ?van|pos laju|grab ?express|lalamove|aramex|correos|ctt|la poste|colissimo|chronopost|mondial relay|poste italiane|inpost|bpost|swiss post|deutsche post|delhivery|blue ?dart|dtdc|india post|tnt|the courier guy|pargo|fastway|gig logistics)'
