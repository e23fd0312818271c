-- A key that somebody registers or gives up is a change like that of a USB key.
call audited('passkey', 'passkey_id');
