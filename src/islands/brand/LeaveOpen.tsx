/** Takes a choice back: the designer makes it again. `of`: what was chosen. */
export const LeaveOpen = ({ of, onLeave }: { of: string; onLeave: () => void }) => (
  <button type="button" className="text-button" onClick={onLeave}>
    Leave it open<span className="only-spoken">: {of}</span>
  </button>
)
