export interface Example {
  brief: string
  answer: string
}

/** Two whole emails, as a good designer answers. */
export const EXAMPLE_EMAILS: readonly Example[] = [
  {
    brief:
      'Summer sale for Harbour & Pine, wooden toys. 20% off all train sets until Sunday 14 June with code TRACKS20. Three sets: Starter Loop £38 (was £48), Mountain Line £64 (was £80), Harbour Crane £52 (was £65). Free delivery over £50.',
    answer: `{"op":"meta","name":"Train set sale","subject":"20% off every train set until Sunday","preheader":"TRACKS20 at the till, and free delivery over £50.","lang":"en"}
{"op":"theme","brand":"#24506b","accent":"#d8573a","canvas":"#e3e8e4","surface":"#fdfbf5","ink":"#1d2b33","heading":"bricolage","body":"georgia","corner":"round","density":"regular"}
{"op":"add","kind":"header","layout":"split","content":{"logo":"Harbour & Pine"}}
{"op":"add","kind":"hero","layout":"number","tone":"brand","content":{"eyebrow":"Until Sunday 14 June","figure":"20%","heading":"off all train sets","text":"Loops, mountains and a crane that really lifts. Every set goes together with the ones you have."}}
{"op":"add","kind":"coupon","layout":"ticket","content":{"heading":"20% off all train sets","code":"TRACKS20","text":"Until Sunday 14 June."}}
{"op":"add","kind":"products","layout":"grid","content":{"heading":"Three to begin with","items":[{"title":"Starter Loop","text":"Where every line starts.","price":"£38","was":"£48","button":{"label":"See the loop","href":"{{starter_loop_url}}"}},{"title":"Mountain Line","text":"Up, round and through.","price":"£64","was":"£80","button":{"label":"See the line","href":"{{mountain_line_url}}"}},{"title":"Harbour Crane","text":"Lifts, turns, loads.","price":"£52","was":"£65","button":{"label":"See the crane","href":"{{harbour_crane_url}}"}}]}}
{"op":"add","kind":"notice","layout":"bar","tone":"tint","content":{"text":"Free delivery over £50."}}
{"op":"add","kind":"footer","layout":"center","content":{"company":"Harbour & Pine","text":"Wooden toys that outlast childhoods.","unsubscribe":{"label":"Unsubscribe","href":"{{unsubscribe_url}}"}}}`
  },
  {
    brief:
      'Tell our members what changes: from 1 March the Basic plan is £9 a month with 5 classes, Plus is £19 with unlimited classes and a guest pass. Studio Aalto, yoga, Leith. Warm and honest. They need do nothing; whoever wants to switch writes to hello@aalto.example.',
    answer: `Two plans are easiest to understand beside each other, so I put them in a table.
{"op":"meta","name":"New plans from March","subject":"What changes on 1 March","preheader":"Two plans, and nothing that you have to do.","lang":"en"}
{"op":"theme","brand":"#4a5d4e","accent":"#c98b5f","canvas":"#ece7df","surface":"#fbf9f4","ink":"#2a2d29","heading":"palatino","body":"palatino","corner":"soft","density":"airy"}
{"op":"add","kind":"header","layout":"center","content":{"logo":"Studio Aalto"}}
{"op":"add","kind":"hero","layout":"letter","content":{"heading":"What changes on 1 March","text":"Hello {{first_name}},\\n\\nfrom 1 March there are two plans instead of one. You need do nothing: you stay where you are until you tell us otherwise."}}
{"op":"add","kind":"free","tone":"tint"}
\`\`\`html
<h2 class="heading centre">The two plans</h2>
<table class="compare">
  <tr><th></th><th>Basic</th><th>Plus</th></tr>
  <tr><td>A month</td><td>£9</td><td>£19</td></tr>
  <tr><td>Classes</td><td>5</td><td>unlimited</td></tr>
  <tr><td>Guest pass</td><td>no</td><td>yes</td></tr>
</table>
\`\`\`
{"op":"add","kind":"cta","layout":"center","content":{"heading":"Would you rather switch?","text":"Write us one line, and it is done.","button":{"label":"Write to us","href":"mailto:hello@aalto.example"}}}
{"op":"add","kind":"footer","layout":"center","content":{"company":"Studio Aalto","text":"Yoga in Leith."}}`
  }
]

/** The examples as a model reads them. */
export const EXAMPLES = `# Two examples\n${EXAMPLE_EMAILS.map(({ brief, answer }) => `<brief>\n${brief}\n</brief>\n\n${answer}`).join('\n\n')}`
