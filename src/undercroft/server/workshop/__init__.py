"""The workshop: what is thought out, played again or packed in processes beside the server's own."""
