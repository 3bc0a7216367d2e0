-- A change of address waits until both addresses have confirmed it. To those that wait already, the old address was told, not asked.
alter table auth.pending_changes
  add column old_confirmed boolean not null default false,
  add column new_confirmed boolean not null default false;
update auth.pending_changes set old_confirmed = true;

-- Somebody may sign up without a password, and sign in by what is mailed.
alter table auth.sign_ups alter column password_hash drop not null;

-- An administrator may ask for a change too, without a session of the user's.
alter table auth.pending_changes alter column session_id drop not null;
